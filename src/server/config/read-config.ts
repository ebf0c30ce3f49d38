import { suggest } from '../../compiler/suggest.ts';
import { settings } from './settings.ts';
import { SettingError, type Setting } from './setting.ts';

type Settings = typeof settings;

/** The server's whole configuration. */
export type Config = {
  readonly [Key in keyof Settings]: Settings[Key] extends Setting<infer Value> ? Value : never;
};

/** The environment says something that the server cannot follow; each line names one setting. */
export class ConfigError extends Error {}

/**
 * Reads the configuration from environment variables.
 * @throws ConfigError that names every wrong setting, not only the first
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const problems: string[] = [];
  const values = Object.entries(settings).map(([key, one]) => {
    try {
      return [key, readSetting(one, environment)];
    } catch (error) {
      if (!(error instanceof SettingError)) throw error;
      problems.push(`${one.name} must be ${error.message}${found(one, environment)}.`);
      return [key, undefined];
    }
  });
  const config = Object.fromEntries(values) as Config;
  problems.push(...findMissing(config));
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  return config;
}

/** Names of the environment that look like a setting with a slip in it. */
export function findMisspelled(environment: NodeJS.ProcessEnv): string[] {
  const names = Object.values(settings).map(({ name }) => name);
  const lower = names.map((name) => name.toLowerCase());
  return Object.keys(environment)
    .filter((name) => name.length > 6 && !names.includes(name))
    .flatMap((name) => {
      const meant = suggest(name, lower)?.toUpperCase();
      return meant ? [`${name} is no setting. Did you mean ${meant}?`] : [];
    });
}

function readSetting(one: Setting<unknown>, environment: NodeJS.ProcessEnv): unknown {
  const text = environment[one.name]?.trim() ?? '';
  return one.read(text === '' ? one.fallback : text);
}

/** What stands there now, but for a password. */
function found({ name, isSecret }: Setting<unknown>, environment: NodeJS.ProcessEnv): string {
  if (isSecret) return '';
  const text = environment[name]?.replace(/(?<=:\/\/)[^/]*@/, '');
  return `, not "${text?.slice(0, 80)}"`;
}

function findMissing(config: Config): string[] {
  const needs: [condition: unknown, needed: unknown, text: string][] = [
    [config.smtpUrl, config.mailFrom, 'MAIL_FROM is needed with SMTP_URL.'],
    [config.smtpUrl, config.mailTo, 'MAIL_TO is needed with SMTP_URL.'],
    [config.webhookUrl, config.webhookSecret, 'WEBHOOK_SECRET is needed with WEBHOOK_URL.'],
    [
      config.contentSource !== undefined && config.contentSource !== 'files',
      config.contentUrl,
      'CONTENT_URL is needed unless CONTENT_SOURCE is files.',
    ],
  ];
  return needs.flatMap(([condition, needed, text]) => (condition && needed === null ? [text] : []));
}
