/** What may be written into a page: the compiler asks before a rule is accepted, the engine again before it writes. */
export { refuseAttributeName, refuseAttributeOn, refuseAttributeValue } from './attributes.ts';
export { refuseClassNames, splitClassNames } from './class-names.ts';
export { closeOpener, opensWindow } from './close-opener.ts';
export { refuseHostName } from './hosts.ts';
export { refusedAt, type OptionRefusal, type Refusal } from './refusal.ts';
export { readStyleAddresses, refusePageStyle, refuseRuleStyle } from './styles.ts';
export { refuseText } from './text.ts';
export { refuseFilePath, refuseImage, refuseLink } from './urls.ts';
