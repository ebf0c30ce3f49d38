import { checkRoute } from './check-route.ts';
import { tellHalfFile } from './half-file.ts';
import { LIMITS } from './limits.ts';
import { complain, type Complaint, type Passage } from './passage.ts';
import { explainSchemaErrors } from './schema/explain-schema-error.ts';
import type { Diagnostic } from './diagnostic.ts';
import { validate } from './schema/validate.ts';

/** What a rule file says at its top, as far as it could be understood. */
export interface FileContent {
  readonly routes: readonly string[];
  readonly except: readonly string[];
  readonly rules: readonly unknown[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Checks a file's routes and that it has rules. */
export function checkFile(passage: Passage, value: Readonly<Record<string, unknown>>): FileContent {
  const errors = validate('file', '', value);
  const broken = new Set(errors.map(({ path }) => path[0]));
  const routes = broken.has('routes') ? [] : listOf(value['routes']);
  const except = broken.has('except') ? [] : listOf(value['except']);
  const complaints: Complaint[] = [
    ...explainSchemaErrors(passage, errors),
    ...routes.flatMap((route, index) => checkRoute(route, routeAt('routes', value, index))),
    ...except.flatMap((route, index) => checkRoute(route, routeAt('except', value, index))),
  ];
  const rules = Array.isArray(value['rules']) ? value['rules'] : [];
  return {
    routes,
    except,
    rules: rules.slice(0, LIMITS.rules + 1),
    diagnostics: tellHalfFile(passage, complaints).map((complaint) => complain(passage, complaint)),
  };
}

function listOf(value: unknown): string[] {
  return [value ?? []].flat().map(String);
}

function routeAt(key: string, value: Readonly<Record<string, unknown>>, index: number) {
  return Array.isArray(value[key]) ? [key, index] : [key];
}
