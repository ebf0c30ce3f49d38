declare module 'virtual:site' {
  /** What the site says about the firm. */
  export const site: import('../src/contract/site.ts').SiteData;
  /** The site's real rules. */
  export const rules: import('../src/contract/rules.ts').CompiledRules;
  /** What changed them lately, the newest first. */
  export const history: readonly import('./build/read-history.ts').RuleChange[];
  /** What the terminal says after a rule was saved that is not right. */
  export const badSave: string;
  /** What the terminal says after a rule was saved for a page that is not there. */
  export const strangeRoute: string;
}
