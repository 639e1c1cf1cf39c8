import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Failure } from '@tapete/core';

const TRIES = 200;
const PAUSE_MS = 25;

/**
 * Lets one process at a time write to a catalog. Who was killed while it wrote holds nobody up.
 * Refused: CATALOG_BUSY, after some seconds.
 */
export async function holdCatalog<Value>(folder: string, act: () => Promise<Value>): Promise<Value> {
  const path = join(folder, 'catalog.hold');
  await mkdir(folder, { recursive: true });
  await take(path);
  try {
    return await act();
  } finally {
    await rm(path, { force: true });
  }
}

async function take(path: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (await isTaken(path)) return;
    if (await isLeftBehind(path)) await rm(path, { force: true });
    else await wait(PAUSE_MS);
  }
  throw new Failure(
    'CATALOG_BUSY',
    `Another process is writing to the catalog: ${path}`,
    'Try again when it is done.',
  );
}

async function isTaken(path: string): Promise<boolean> {
  try {
    await writeFile(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** True where the process that holds the catalog is no more. */
async function isLeftBehind(path: string): Promise<boolean> {
  try {
    const holder = Number(await readFile(path, 'utf8'));
    if (!Number.isInteger(holder) || holder <= 0) return false;
    process.kill(holder, 0);
    return false;
  } catch (error) {
    // ESRCH: there is no such process. ENOENT: it let go meanwhile, and the next try finds out.
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
