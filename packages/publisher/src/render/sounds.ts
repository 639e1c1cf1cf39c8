/** Kinds of sound that a package may have, by what their files begin with. */
const KINDS = [
  { ending: 'wav', mediaType: 'audio/wav', begins: (text: string) => /^RIFF.{4}WAVE/s.test(text) },
  { ending: 'ogg', mediaType: 'audio/ogg', begins: (text: string) => text.startsWith('OggS') },
  {
    ending: 'mp3',
    mediaType: 'audio/mpeg',
    begins: (text: string) => /^(ID3|\xff[\xe2-\xe7\xf2-\xf7\xfa-\xff])/.test(text),
  },
] as const;
export type SoundKind = (typeof KINDS)[number];

/** What a file is by its bytes, whatever its name says; undefined where it is no sound that we know. */
export function soundKind(bytes: Uint8Array): SoundKind | undefined {
  const text = String.fromCharCode(...bytes.subarray(0, 12));
  return KINDS.find(({ begins }) => begins(text));
}
