import fc from 'fast-check';
import { inject } from 'vitest';

/** The ordinary tests try the same cases each time; `npm run test:deep` looks for others. */
const seed = inject('seed');
if (seed !== null) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });
