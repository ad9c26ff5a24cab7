import prettier from 'eslint-config-prettier'
import vue from 'eslint-plugin-vue'
import globals from 'globals'
import { defineConfig } from 'eslint/config'
import tseslint from 'typescript-eslint'
import vueParser from 'vue-eslint-parser'

const typeAware = {
  '@typescript-eslint/no-floating-promises': ['error', { allowForKnownSafeCalls: [] }],
  '@typescript-eslint/no-misused-promises': 'error',
  '@typescript-eslint/await-thenable': 'error',
  '@typescript-eslint/no-unsafe-return': 'error',
  '@typescript-eslint/no-unsafe-argument': 'error',
  '@typescript-eslint/no-unsafe-assignment': 'error',
  '@typescript-eslint/switch-exhaustiveness-check': [
    'error',
    { considerDefaultExhaustiveForUnions: true },
  ],
}

export default defineConfig(
  { ignores: ['out/', 'dist/', 'node_modules/', 'test-results/', 'playwright-report/'] },
  tseslint.configs.strict,
  vue.configs['flat/recommended'],
  {
    languageOptions: {
      parser: vueParser,
      parserOptions: {
        parser: tseslint.parser,
      },
      globals: { ...globals.browser, ...globals.node },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'no-console': ['error', { allow: ['error'] }],
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Export by name.' },
      ],
      eqeqeq: ['error', 'always'],
      'no-duplicate-imports': 'error',
      // TypeScript knows the names; and an arrow that only throws or returns nothing is a fine default.
      'no-undef': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      // A `void` type argument stands in generator types of scripts.
      '@typescript-eslint/no-invalid-void-type': 'off',
      'vue/multi-word-component-names': 'off',
      'vue/component-api-style': ['error', ['script-setup']],
      'vue/block-lang': ['error', { script: { lang: 'ts' } }],
      'vue/no-v-html': 'error',
      'vue/no-unused-refs': 'error',
      'vue/define-props-declaration': ['error', 'type-based'],
      'vue/define-emits-declaration': ['error', 'type-based'],
    },
  },
  {
    // What needs types is looked at in plain TypeScript only: with components among them it takes minutes.
    files: ['**/*.ts'],
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname },
    },
    rules: typeAware,
  },
  {
    // Programs that talk to a terminal, and tool configurations, whose tools want a default export.
    files: [
      '**/*.config.*',
      '.dependency-cruiser.cjs',
      'electron/start/**',
      'src/browser/**',
      'tests/**',
      'assets/**',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['src/**', 'electron/**', 'rulesets/**'],
    // One table of sentences a language: whoever translates them has them all before the eyes.
    ignores: ['src/own/words/problems/{en,de,pl}.ts'],
    rules: { 'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }] },
  },
  { files: ['**/*.config.*', '**/*.d.ts'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: ['**/*.js', '**/*.mjs', '**/*.cjs'],
    extends: [tseslint.configs.disableTypeChecked],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  prettier,
)
