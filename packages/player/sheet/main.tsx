import '@kotohogi/themes/tokens.css';
import '@fontsource/ibm-plex-sans/400.css';
import '@fontsource/ibm-plex-sans/500.css';
import '@fontsource/zen-kaku-gothic-new/400.css';
import '@fontsource/zen-kaku-gothic-new/500.css';
import '@fontsource/shippori-mincho/600.css';
import './sheet.css';
import { ReactionBar, ReactionLayer, type ReactionLayerHandle, reactionValue } from '@kotohogi/reactions';
import { artwork, reactionArtwork } from '@kotohogi/themes/artwork';
import { useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Player, type PlayerHandle } from '../src/index.ts';
import { scenes } from './scenes.tsx';

const query = new URLSearchParams(location.search);
const locale = query.get('locale') === 'en' ? 'en' : 'ja';
const scene = scenes[query.get('scene') ?? 'live'] ?? {};
const colours = ['pink', 'yellow'] as const;

function spriteUrl(key: string): string {
  const [colour] = colours.filter(name => key === `petal-${name}`);
  return colour === undefined ? (reactionArtwork(key) ?? '') : artwork('natural', `petal-${colour}`);
}

function Sheet() {
  const player = useRef<PlayerHandle>(null);
  const layer = useRef<ReactionLayerHandle>(null);
  const [shown, setShown] = useState(true);
  Object.assign(window, { sheet: { player, layer, reactionValue } });
  const bar = (compact: boolean) => (
    <ReactionBar
      locale={locale}
      pattern="natural"
      spriteUrl={spriteUrl}
      compact={compact}
      onTap={kind => layer.current?.tap(kind)}
    />
  );
  return (
    <div className="block">
      <Player
        label=""
        source={null}
        {...scene}
        locale={locale}
        ref={player}
        reactions={{ shown, onChange: setShown }}
        reactionBar={bar(true)}
        reactionLayer={
          <ReactionLayer
            ref={layer}
            pattern="natural"
            petals={colours}
            spriteUrl={spriteUrl}
            mode="live"
            playheadMs={() => player.current?.playheadMs() ?? null}
            shown={shown}
          />
        }
      />
      {bar(false)}
    </div>
  );
}

const root = document.getElementById('sheet');
if (root !== null) createRoot(root).render(<Sheet />);
