/** The limits of rule files, in one place; the documentation names them. */
export const LIMITS = {
  fileBytes: 65_536,
  rules: 1_000,
  rulesOnRoute: 200,
  depth: 8,
  /** Nesting that the text may show before it is parsed at all, so that no parser runs out of stack. */
  rawDepth: 64,
  shownDiagnostics: 50,
  shownValue: 80,
  routeLength: 200,
  routeStars: 4,
  selectorLength: 300,
  selectorAlternatives: 8,
  selectorCompounds: 6,
  selectorSteps: 200_000,
} as const;
