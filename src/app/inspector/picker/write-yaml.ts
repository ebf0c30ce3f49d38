/** A rule as it stands in a rule file, below `rules:`. Plain values only. */
export function writeYaml(rule: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(rule).map(([key, value]) => `${key}: ${writeValue(value)}`);
  return lines.map((line, index) => `  ${index === 0 ? '- ' : '  '}${line}\n`).join('');
}

function writeValue(value: unknown): string {
  if (typeof value === 'string') return writeText(value);
  if (Array.isArray(value)) return `[${value.map(writeValue).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Object.entries(value).map(
    ([key, inner]) => `${writeText(key)}: ${writeValue(inner)}`,
  );
  return `{ ${entries.join(', ')} }`;
}

/** Words that YAML would read as something else stand in quotes; so does all that has signs. A line break is a space. */
function writeText(text: string): string {
  const isPlain = /^[a-z][\w /-]*$/i.test(text) && !/\s$/.test(text);
  const isWord = /^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text);
  return isPlain && !isWord
    ? text
    : `'${text.replaceAll("'", "''").replace(/\s*[\n\r]\s*/g, ' ')}'`;
}
