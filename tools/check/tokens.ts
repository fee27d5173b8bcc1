import type { Problem, Source } from './source.ts';

/** Style sheets that have no page tokens, or draw something; each with what it may write by hand. */
const EXEMPT: readonly { readonly path: string; readonly may: readonly Kind[]; readonly why: string }[] = [
  { path: 'packages/themes/', may: ['color', 'spacing', 'breakpoint'], why: 'defines the tokens' },
  { path: 'packages/player/', may: ['color', 'spacing'], why: 'also runs on pages without tokens' },
  { path: 'packages/reactions/', may: ['color', 'spacing'], why: 'also runs on pages without tokens' },
  { path: 'packages/ui/src/print/', may: ['color', 'spacing'], why: 'is the theme of paper' },
  {
    path: 'apps/web/src/features/invitation/heroes/',
    may: ['color', 'spacing', 'breakpoint'],
    why: 'draws: in the colors of a picture, in its proportions, at the widths of its files',
  },
  { path: 'apps/web/src/features/invitation/editor/card-preview.module.css', may: ['color'], why: 'draws a phone' },
  { path: 'apps/web/src/features/invitation/page/card-profiles.module.css', may: ['color'], why: 'draws a name tag' },
  { path: 'apps/web/src/features/gift/envelope.module.css', may: ['color'], why: 'writes on a drawn envelope' },
  { path: 'apps/web/src/features/live/slate.module.css', may: ['color'], why: 'writes on a drawn slate' },
  { path: 'apps/web/src/features/live/console/console-slate.module.css', may: ['color'], why: 'draws that slate' },
];
type Kind = 'color' | 'spacing' | 'breakpoint';

/** The widths at which a layout may change, em. An upper limit is a hundredth less. */
const WIDTHS = [16, 22, 24, 26, 30, 36, 37.5, 40, 48, 60, 64, 75, 80, 87.5];
/** The tokens of the 4 px grid, by px. */
const SPACES: Readonly<Record<string, string>> = Object.fromEntries(
  [1, 2, 3, 4, 5, 6, 8, 10, 12, 16].map(step => [String(step * 4), `--s-${step}`]),
);
/** Distances between the steps of the grid, px: optical corrections and sizes of a part. Do not add to them. */
const OFF_GRID = [1, 2, 3, 5, 6, 7, 7.5, 9, 10, 11.5, 13, 14, 18, 19, 21, 22, 26, 28, 30, 34, 36, 42, 44, 56, 58, 60];
/** The largest step of the grid; a longer distance is a place in a part. */
const LARGEST_STEP = 64;

const COMMENT = /\/\*[\s\S]*?\*\//g;
const DECLARATION = /(?<![\w-])([a-z-]+|--[\w-]+)\s*:\s*([^;{}]+)(?=[;}])/g;
const COLOR =
  /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(|(?<![\w-])(?:white|black|gr[ae]y|red)(?![\w-])/i;
const SPACING =
  /^(?:padding|margin|inset|scroll-margin|scroll-padding)(?:-|$)|^(?:row-|column-)?gap$|^(?:top|right|bottom|left)$/;
const LENGTH = /(?<![\w.-])-?(\d*\.?\d+)px\b/g;
const QUERY = /@(media|container)([^{]*)/g;
const WIDTH = /\((min|max)-width: ([\d.]+)(\w+)\)/g;

const mayNot = (file: string, kind: Kind) =>
  !EXEMPT.some(({ path, may }) => file.startsWith(path) && may.includes(kind));

/** What is wrong with the width of a media query; undefined if it is one of the fixed widths. */
function faultOf(limit: string, width: string, unit: string): string | undefined {
  if (unit !== 'em') return `changes at ${width}${unit}: write it in em`;
  const steps = limit === 'min' ? WIDTHS : WIDTHS.map(one => Number((one - 0.01).toFixed(2)));
  if (steps.includes(Number(width))) return undefined;
  return `changes at ${limit}-width ${width}em: use one of ${steps.join(', ')}`;
}

function breakpoints(sheet: string): string[] {
  return [...sheet.matchAll(QUERY)].flatMap(([, kind, condition = '']) => {
    if (/[<>]/.test(condition)) return [`compares a width by a sign: write min-width or max-width`];
    return [...condition.matchAll(WIDTH)].flatMap(([, limit = '', width = '', unit = '']) => {
      // The width of a container is one of the part, and follows its text.
      if (kind === 'container') return unit === 'px' ? [`changes at ${width}px: write it in rem`] : [];
      return faultOf(limit, width, unit) ?? [];
    });
  });
}

function spacings(property: string, value: string): string[] {
  if (!SPACING.test(property)) return [];
  return [...value.matchAll(LENGTH)].flatMap(([text, px = '']) => {
    if (SPACES[px] !== undefined) return [`${property}: write var(${SPACES[px]}) instead of ${text}`];
    return [0, ...OFF_GRID].includes(Number(px)) || Number(px) > LARGEST_STEP
      ? []
      : [`${property}: ${text} is not on the grid`];
  });
}

function colors(property: string, value: string): string[] {
  // In a mask, color is only how much remains; a fallback is what a page without tokens has.
  if (property.startsWith('mask') || property.endsWith('-mask')) return [];
  const found = COLOR.exec(value.replace(/var\(--[\w-]+,[^)]*\)/g, '').replace(/url\([^)]*\)/g, ''));
  return found ? [`${property}: ${found[0]} is a color by hand: use a role of tokens.css`] : [];
}

function checkSheet(file: string, text: string): string[] {
  const sheet = text.replace(COMMENT, '');
  const declarations = [...sheet.matchAll(DECLARATION)];
  return [
    ...(mayNot(file, 'breakpoint') ? breakpoints(sheet) : []),
    ...declarations.flatMap(([, property = '', value = '']) => [
      ...(mayNot(file, 'color') ? colors(property, value) : []),
      ...(mayNot(file, 'spacing') ? spacings(property, value) : []),
    ]),
  ];
}

/** The widths in code that follow a media query of a style sheet. */
function checkCode(file: string, text: string): string[] {
  if (!mayNot(file, 'breakpoint') || /\.test\.tsx?$/.test(file)) return [];
  return [...text.matchAll(/['"](\(m(?:in|ax)-width: [^'"]+\))['"]/g)].flatMap(([, query = '']) =>
    [...query.matchAll(WIDTH)].flatMap(([, limit = '', width = '', unit = '']) => faultOf(limit, width, unit) ?? []),
  );
}

/** Colors, spacings and breakpoints are tokens: none is written by hand outside the themes. */
export function checkTokens(source: Source): Problem[] {
  const files = source.files('apps/web', 'packages');
  const sheets = files.filter(file => file.endsWith('.css'));
  if (sheets.length < 200)
    return [{ file: 'apps', text: `only ${sheets.length} sheets were read: the gate reads too little` }];
  const unused = EXEMPT.filter(({ path }) => !sheets.some(file => file.startsWith(path)));
  return [
    ...unused.map(({ path }) => ({ file: path, text: 'is exempt from the tokens, but has no style sheet' })),
    ...sheets.flatMap(file => checkSheet(file, source.read(file)).map(text => ({ file, text }))),
    ...files
      .filter(file => /^(?:apps\/web|packages\/ui)\/.*\.tsx?$/.test(file))
      .flatMap(file => checkCode(file, source.read(file)).map(text => ({ file, text }))),
  ];
}
