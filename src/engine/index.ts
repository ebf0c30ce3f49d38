/** The engine: applies compiled rules to a page's DOM. It knows nothing of React, YAML or the network. */
export { actions } from './actions/index.ts';
export type { Action } from './define-action.ts';
export type { Finder } from './define-finder.ts';
export { finders } from './finders/index.ts';
export { MountPoints, type MountPoint } from './mount-points.ts';
export { normalizeText } from './normalize-text.ts';
export { openSession, type Session, type SessionOptions, type Trace } from './open-session.ts';
export type { Report, RuleReport, RuleState } from './report.ts';
export type { WriteListener } from './workplace.ts';
export { rulesForPage } from './rules-for-page.ts';
export type { Write } from './write-log.ts';
