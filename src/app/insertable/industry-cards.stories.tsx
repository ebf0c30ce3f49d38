import { site } from 'virtual:site';
import { drawsNothing } from '../../../.storybook/parts/draws-nothing.tsx';
import { linksAll } from '../../../.storybook/parts/links-all.ts';
import * as states from '../../../.storybook/parts/states.ts';
import preview from '../../../.storybook/preview.tsx';
import { IndustryCards } from './industry-cards.tsx';

const meta = preview.meta({ title: 'Insertable/Industry cards', component: IndustryCards });

/** A card for each industry, each one link as a whole. */
export const All = meta.story({ play: linksAll(site.industries) });

/** Without industries there is no empty row. */
export const Empty = meta.story({
  ...states.without('industries'),
  ...drawsNothing,
  play: linksAll([]),
});

export const Hover = meta.story({ ...states.hovered });

export const Focus = meta.story({ ...states.focused });

export const LongWords = meta.story({ ...states.longWords });

export const Narrow = meta.story({ ...states.narrow });

export const RightToLeft = meta.story({ ...states.rightToLeft });

export const DoubleText = meta.story({ ...states.doubleText });
