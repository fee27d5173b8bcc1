export { createLayer, type Layer, type LayerOptions } from './layer.ts';
export type { Locale } from './messages.ts';
export { isRiceShower, REACTION_KINDS, type ReactionKind, reactionValue, type TimedReaction } from './reaction.ts';
export type { StageStats } from './render/stage.ts';
export { petalKey, SHOWER_COLOURS, type ShowerColour, stampKeys } from './sprite/sprite-key.ts';
export { ReactionBar, type ReactionBarProps } from './view/reaction-bar.tsx';
export { ReactionLayer, type ReactionLayerHandle, type ReactionLayerProps } from './view/reaction-layer.tsx';
