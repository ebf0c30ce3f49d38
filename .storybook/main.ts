import { defineMain } from '@storybook/react-vite/node';
import remarkGfm from 'remark-gfm';
import { indexFixtures } from './build/index-fixtures.ts';

export default defineMain({
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: [
    './docs/*.mdx',
    './{design,rules}/*.stories.tsx',
    '../src/app/**/*.stories.tsx',
    '../tests/fixtures/{actions,finders}/*/*/rule.yaml',
    '../tests/fixtures/pages/*/page.yaml',
  ],
  staticDirs: ['../public'],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  experimental_indexers: (indexers = []) => [...indexers, indexFixtures],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
});
