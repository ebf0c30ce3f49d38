import { glob } from 'tinyglobby';

/** Every file below public/, as pages name it: `/images/logo.svg`. */
export async function publicFiles(): Promise<readonly string[]> {
  const files = await glob('**/*', { cwd: 'public' });
  return files.map((file) => `/${file}`);
}
