import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/read-config.ts';
import { createPreviewAccess } from '../rules/preview-access.ts';
import type { RulesDesk } from '../rules/rules-desk.ts';
import type { RulesStore } from '../rules/rules-store.ts';
import { addRulesEvents } from './rules-events.ts';
import { addRulesPreview } from './rules-preview.ts';
import { addRules } from './rules.ts';

export interface LiveRulesOptions {
  readonly rules: RulesStore;
  readonly config: Config;
  readonly isSecure: (request: IncomingMessage) => boolean;
  /** Null where visitors come. */
  readonly desk: RulesDesk | null;
}

/** Everything about rules: the rules, the news of them, the staff's link, the desk of whoever writes them. */
export async function addLiveRules(app: FastifyInstance, options: LiveRulesOptions): Promise<void> {
  const { rules, config, isSecure, desk } = options;
  const secret = config.rulesSecret;
  const access = createPreviewAccess({ secret, isDevelopment: desk !== null });
  addRules(app, rules, access);
  addRulesEvents(app, { rules, access, tellsProblems: desk !== null });
  addRulesPreview(app, { access, secret, isSecure });
  if (!desk) return;
  const { addRulesDesk } = await import('./rules-desk.ts');
  addRulesDesk(app, rules, desk);
}
