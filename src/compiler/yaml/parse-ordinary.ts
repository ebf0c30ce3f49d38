import {
  constructFromEvents,
  CORE_SCHEMA,
  EVENT_ID,
  getScalarValue,
  parseEvents,
  SCALAR_STYLE,
  type Event,
} from 'js-yaml';
import { YAMLMap } from 'yaml';
import { LIMITS } from '../limits.ts';
import type { Ordinary, RuleFile, SourceFile } from '../source-file.ts';
import { isOrdinary } from './is-ordinary.ts';
import { parseYaml } from './parse-yaml.ts';

export interface OrdinaryFile {
  readonly source: SourceFile;
  readonly value: Readonly<Record<string, unknown>>;
}

/** Line ends and spaces of other kinds, signs that nobody sees, marks of documents, directives. */
const STRANGE = /[^\n -~\u00A1-\u200A\u2010-\u2027\u2030-\uFEFE]|^(?:---|\.\.\.|%)/m;
/** To YAML a comment, to its author perhaps the end of a selector. */
const CUT_OFF = / +#[\w-]/y;

/**
 * Reads an ordinary rule file with a parser that is several times as fast as the other one and
 * explains nothing. Null when the text has what ordinary files have not: that is left to the other.
 */
export function parseOrdinary(file: RuleFile): OrdinaryFile | null {
  const { text } = file;
  if (STRANGE.test(text)) return null;
  try {
    const events = parseEvents(text, { maxDepth: LIMITS.rawDepth });
    if (!events.every((event) => isPlain(event, text))) return null;
    const [value, ...others] = constructFromEvents(events, { source: text, schema: CORE_SCHEMA });
    if (others.length > 0 || !isOrdinary(value)) return null;
    const ruleStarts = ruleStartsIn(events, text);
    return { source: withoutTree(file, { ruleStarts }), value };
  } catch {
    return null;
  }
}

/** The tree is made when somebody asks for it: to explain something, all rules considered. */
function withoutTree(file: RuleFile, ordinary: Ordinary): SourceFile {
  let root: YAMLMap | null = null;
  return {
    ...file,
    ordinary,
    get root() {
      root ??= parseYaml(file).source?.root ?? new YAMLMap();
      return root;
    },
  };
}

/** False for aliases, anchors and tags, and for a text that a comment may have cut off. */
function isPlain(event: Event, text: string): boolean {
  if (event.type === EVENT_ID.ALIAS) return false;
  if (!('tagStart' in event)) return true;
  if (event.tagStart !== -1 || event.anchorStart !== -1) return false;
  if (event.type !== EVENT_ID.SCALAR || event.style !== SCALAR_STYLE.PLAIN) return true;
  CUT_OFF.lastIndex = event.valueEnd;
  return !CUT_OFF.test(text);
}

/** What is open around a key of the file: the document and its group. */
const TOP = 2;

/** Where the groups begin that stand in the list under `rules`. */
function ruleStartsIn(events: readonly Event[], text: string): number[] {
  const starts: number[] = [];
  let [depth, key] = [0, ''];
  for (const event of events) {
    if (event.type === EVENT_ID.MAPPING && depth === TOP + 1 && key === 'rules') {
      starts.push(event.start);
    }
    if (event.type === EVENT_ID.SCALAR && depth === TOP) key = getScalarValue(text, event);
    if (event.type === EVENT_ID.POP) depth -= 1;
    else if (event.type !== EVENT_ID.SCALAR) depth += 1;
  }
  return starts;
}
