import type { GlobalTypes } from 'storybook/internal/types';

/** What the toolbar offers; a story may set one of them for itself. */
export const globalTypes = {
  theme: choice('Theme', 'paintbrush', {
    light: 'Light',
    dark: 'Dark',
    both: 'Both, side by side',
  }),
  media: choice('Device', 'contrast', {
    plain: 'This device',
    'forced-colors': 'Forced colors, as style sheets can imitate them',
    'reduced-motion': 'Reduced motion',
    print: 'Print',
  }),
  text: choice('Text size', 'zoom', { normal: 'Text 100 %', double: 'Text 200 %' }),
  direction: choice('Direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
} satisfies GlobalTypes;

export const initialGlobals = { theme: 'light', media: 'plain', text: 'normal', direction: 'ltr' };

type Icon = 'paintbrush' | 'contrast' | 'zoom' | 'transfer';

function choice(name: string, icon: Icon, titles: Readonly<Record<string, string>>) {
  const items = Object.entries(titles).map(([value, title]) => ({ value, title }));
  return { description: name, toolbar: { title: name, icon, items, dynamicTitle: true } };
}
