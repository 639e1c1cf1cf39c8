import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PackageFile } from '@tapete/manifest';

/** Puts a file in its place whole: whoever reads it, after a crash too, finds the old one or the new one. */
export async function replaceFile(path: string, content: Uint8Array | string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = draftOf(path);
  try {
    await writeDurably(draft, content);
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
  await syncFolder(dirname(path));
}

/** Puts a folder of files in its place whole. The same folder that is there already stays. */
export async function placeFolder(path: string, files: readonly PackageFile[]): Promise<void> {
  const draft = draftOf(path);
  try {
    for (const file of files) {
      const target = join(draft, file.path);
      await mkdir(dirname(target), { recursive: true });
      await writeDurably(target, file.bytes);
    }
    await renameUnlessThere(draft, path);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  await syncFolder(dirname(path));
}

/** Beside its place, so that it can be renamed to it, and hidden. */
const draftOf = (path: string): string => join(dirname(path), `.draft-${randomBytes(8).toString('hex')}`);

async function renameUnlessThere(draft: string, path: string): Promise<void> {
  try {
    await rename(draft, path);
  } catch (error) {
    // Folders are named by what is in them: who came first wrote the same.
    if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

async function writeDurably(path: string, content: Uint8Array | string): Promise<void> {
  const file = await open(path, 'wx', 0o644);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A rename lasts only once its folder is on the disk. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
