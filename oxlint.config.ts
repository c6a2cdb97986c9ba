import { type OxlintOverride, defineConfig } from 'oxlint';

/** Folders in the order of their imports: each may import those before it. */
const LAYERS = [
  'studio',
  'model',
  'web/browser',
  'web/site/ui',
  'web/site/features',
  'web/site/layout',
  'web/site/pages',
  'web/site/client',
  'web/admin/ui',
  'web/admin/data',
  'web/admin/account',
  'web/admin/content/save',
  'web/admin/content/list',
  'web/admin/content/rich-text',
  'web/admin/content/fields',
  'web/admin/content/restore',
  'web/admin/content/publish',
  'web/admin/content/preview-links',
  'web/admin/content/edit',
  'web/admin/layout',
];

/** Folders of code that runs in browsers without the schema library and the Firebase SDK. */
const PUBLIC = /^web\/site\/(?:ui|layout|pages|client|worker)$/;

const programOf = (folder: string) => /^web\/(?:site|admin)/.exec(folder)?.[0];

/** Matches imports of a folder by its alias and by a relative path. */
function importsOf(folder: string, from: string): string {
  const names = folder.split('/');
  const common = names.findIndex((name, at) => name !== from.split('/')[at]);
  const alias = `#${folder.replace(/^web\//, '')}/`;
  return `^(?:${alias}|(?:\\.\\./)+${names.slice(common).join('/')}/)`;
}

const NODE =
  '^(?:node:|firebase-admin|firebase-functions|(?:\\.\\./)+(?:functions|emulators|tests)/)';

interface Pattern {
  regex?: string;
  group?: string[];
  message: string;
}

const restrictImports = (files: string, patterns: Pattern[]): OxlintOverride => ({
  files: [files],
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

/** The two programs are apart: the site has no code of the admin program, which has the site's style sheets. */
const OTHER_PROGRAM: Record<string, Pattern> = {
  'web/site': { group: ['#admin/**'], message: 'The site imports nothing of web/admin.' },
  'web/admin': {
    group: ['#site/**', '!#site/ui/css/**'],
    message: "web/admin imports the site's style sheets alone.",
  },
};

const programRules = Object.entries(OTHER_PROGRAM).map(([program, pattern]) =>
  restrictImports(`${program}/**`, [pattern]),
);

const layerRules = [...LAYERS, 'web/site/worker'].map((folder) => {
  const otherProgram = OTHER_PROGRAM[programOf(folder) ?? ''];
  const later = LAYERS.slice(folder === 'web/site/worker' ? 4 : LAYERS.indexOf(folder) + 1);
  return restrictImports(`${folder}/**`, [
    ...later.map((one) => ({
      regex: importsOf(one, folder),
      message: `${folder} comes before ${one} in the order of imports (oxlint.config.ts).`,
    })),
    ...(otherProgram ? [otherProgram] : []),
    { regex: NODE, message: 'This code runs in browsers.' },
    ...(PUBLIC.test(folder)
      ? [
          {
            regex: '^(?:firebase/|@firebase/|valibot$|#model/contact/phone)',
            message: 'Public pages load neither Firebase nor valibot nor telephone numbers.',
          },
        ]
      : []),
  ]);
});

const reloads = ['reload', 'assign', 'replace'].map((property) => ({
  object: 'location',
  property,
  message: 'Use web/browser/reload.ts: every reload and full-page navigation goes through it.',
}));

const storages = ['localStorage', 'sessionStorage'].map((name) => ({
  name,
  message: 'Use web/browser/storage.ts, which never throws.',
}));

export default defineConfig({
  jsPlugins: ['./oxlint.bare-text.ts', './oxlint.linear-patterns.ts'],
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise', 'node'],
  categories: {
    correctness: 'error',
    suspicious: 'error',
    perf: 'error',
  },
  env: {
    builtin: true,
  },
  ignorePatterns: [
    'web/dist',
    'functions/lib',
    'node_modules',
    '.cache',
    'coverage',
    'test-results',
  ],
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/consistent-type-imports': [
      'error',
      {
        disallowTypeAnnotations: false,
      },
    ],
    'import/no-default-export': 'error',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'no-var': 'error',
    eqeqeq: 'error',
    'react/react-in-jsx-scope': 'off',
    'react/rules-of-hooks': 'error',
    'no-await-in-loop': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/consistent-return': 'off',
    'typescript/no-unnecessary-type-parameters': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/prefer-set-has': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'promise/no-promise-in-callback': 'off',
    'promise/always-return': 'off',
    'import/no-unassigned-import': 'off',
    'jsx-a11y/anchor-has-content': 'off',
    'jsx-a11y/no-noninteractive-element-interactions': 'off',
    'react/hooks': 'off',
    'react/refs': 'off',
    'react/no-unstable-nested-components': 'off',
    'jsx-a11y/click-events-have-key-events': 'off',
    'jsx-a11y/no-noninteractive-tabindex': 'off',
    'jsx-a11y/no-static-element-interactions': 'off',
    'unicorn/require-module-specifiers': 'off',
    'promise/no-callback-in-promise': 'off',
    'oxc/no-map-spread': 'off',
    'typescript/no-unsafe-enum-comparison': 'off',
    'react/set-state-in-effect': 'off',
    'react/exhaustive-effect-dependencies': 'off',
    'react/jsx-no-constructed-context-values': 'off',
    'import/no-duplicates': 'error',
  },
  overrides: [
    ...programRules,
    ...layerRules,
    { files: ['web/**'], rules: { 'studio/bare-text': 'error' } },
    { files: ['{studio,model,web,functions}/**'], rules: { 'patterns/linear': 'error' } },
    restrictImports('model/**', [
      {
        group: [
          '**',
          '!valibot',
          '!libphonenumber-js',
          '!#studio/*',
          '!#model/**',
          '!./*',
          '!./*/*',
          '!../*',
          '!../*/*',
        ],
        message:
          'model/ is shared by everything: it imports valibot, libphonenumber-js, itself and studio/ alone.',
      },
    ]),
    restrictImports('studio/**', [
      { group: ['**', '!./*', '!react'], message: 'studio/ imports itself alone.' },
    ]),
    {
      files: ['web/{site,admin}/**'],
      rules: {
        'no-restricted-globals': ['error', ...storages],
        'no-restricted-properties': ['error', ...reloads],
      },
    },
    { files: ['web/site/render/**'], rules: { 'no-restricted-properties': 'off' } },
    restrictImports('functions/src/**', [
      {
        regex: '^(?:\\.\\./)+(?:emulators|tests|web)/',
        message: 'functions/ shares model/ and studio/ with the website, nothing else.',
      },
    ]),
    {
      files: ['web/site/pages/**', '*.config.ts', 'web/vite.config.ts'],
      rules: { 'import/no-default-export': 'off' },
    },
  ],
});
