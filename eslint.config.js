import tseslint from 'typescript-eslint';

/** Only the two rules that need types and that Biome has not; everything else is Biome's. */
const rules = {
  '@typescript-eslint/no-floating-promises': ['error', { ignoreVoid: true }],
  '@typescript-eslint/switch-exhaustiveness-check': [
    'error',
    { considerDefaultExhaustiveForUnions: true, requireDefaultForNonUnion: false },
  ],
};

const room = (files, project, ignores = []) => ({
  files,
  ignores,
  plugins: { '@typescript-eslint': tseslint.plugin },
  languageOptions: { parser: tseslint.parser, parserOptions: { project, tsconfigRootDir: import.meta.dirname } },
  linterOptions: { reportUnusedDisableDirectives: false },
  rules,
});

const TESTS = ['**/*.test.ts', '**/*.test.tsx', '**/testing/**', '**/sheet/**'];

export default [
  { ignores: ['**/node_modules/**', '**/dist/**', '**/*.cjs', '**/*.mjs', '**/*.js', '.data/**'] },
  room(
    [
      'apps/server/src/**/*.ts',
      'adapters/*/src/**/*.ts',
      'sandboxes/*/src/**/*.ts',
      'db/*.ts',
      'packages/{domain,contract,ports,live-engine,hosted-video,testkit}/src/**/*.ts',
    ],
    './tsconfig.node.json',
    ['packages/**/*.test.ts'],
  ),
  room(
    ['apps/web/src/**/*.{ts,tsx}', 'packages/{ui,player,reactions,themes}/src/**/*.{ts,tsx}'],
    './tsconfig.web.json',
    TESTS,
  ),
];
