import { createHash } from 'node:crypto';
import {
  type Digest,
  type Finding,
  type Hash,
  type PackageFile,
  type PackedFile,
  packageFaults,
  packageIntegrity,
  packedFile,
} from '@tapete/manifest';
import { finding } from '../finding.js';

/** Files as a package: their map, and its digest. */
export interface Packed {
  readonly integrity: Digest;
  readonly files: readonly PackageFile[];
  readonly map: readonly PackedFile[];
  /** Of all files, in bytes. */
  readonly size: number;
}

const hash: Hash = (bytes) => createHash('sha512').update(bytes).digest();

/** A package out of files, or everything that keeps them from being one. */
export function pack(files: readonly PackageFile[]): Packed | { readonly findings: readonly Finding[] } {
  const map = files.map((file) => packedFile(file, hash));
  const faults = packageFaults(map);
  if (faults.length > 0) {
    return { findings: faults.map(({ code, path, message }) => finding(code, { file: path, message })) };
  }
  return {
    integrity: packageIntegrity(map),
    files,
    map,
    size: map.reduce((sum, file) => sum + file.size, 0),
  };
}
