import { access, constants } from 'node:fs/promises';
import { ConfigError } from './config/read-config.ts';
import { makeFolder } from './make-folder.ts';

/** What does not pass by waiting. A disk that is full or in trouble may be well again later. */
const LASTING = ['EACCES', 'EPERM', 'ENOENT', 'ENOTDIR', 'EEXIST', 'ENAMETOOLONG', 'ELOOP'];

/**
 * Makes the folder of the embedded database, which only its owner may look into.
 * @throws ConfigError when there never will be one at this place
 */
export async function openDataFolder(folder: string): Promise<void> {
  try {
    await makeFolder(folder, 0o700);
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!LASTING.includes(code)) return;
    const wish = 'DATA_FOLDER must be a folder that this user can make and write to';
    throw new ConfigError(`${wish}, not "${folder}" (${code}).`);
  }
}
