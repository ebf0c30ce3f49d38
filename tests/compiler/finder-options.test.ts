import { expect, it } from 'vitest';
import { finders } from '../../src/engine/index.ts';
import type { JsonSchema } from '../../src/compiler/schema/json-schema.ts';
import { CSS_OPTIONS } from '../../src/compiler/selectors/finder-options.ts';

it('knows every option of a finder that is CSS text', () => {
  const found = finders.map((finder) => {
    const options = Object.entries(finder.schema.properties as Record<string, JsonSchema>);
    const texts = options.filter(([, schema]) => schema['type'] === 'string');
    return [finder.name, texts.map(([name]) => name)] as const;
  });
  const withTexts = found.filter(([, names]) => names.length > 0);
  expect(Object.fromEntries(withTexts)).toEqual(CSS_OPTIONS);
});
