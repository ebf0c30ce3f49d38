import { join } from 'node:path';
import { glob } from 'tinyglobby';

/** Every file below a checkout's public/, as pages name it: `/images/logo.svg`. */
export async function publicFiles(root: string): Promise<readonly string[]> {
  const files = await glob('**/*', { cwd: join(root, 'public') });
  return files.map((file) => `/${file}`);
}
