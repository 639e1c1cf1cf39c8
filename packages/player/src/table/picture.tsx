import type { MatchModel } from '../match/match-model.js';
import type { PictureRegion } from '../presentation/presentation.js';

interface PictureProps {
  readonly model: MatchModel;
  readonly slot: string;
  /** Address of the slot's file. */
  readonly file: string;
}

/** A picture, or the part of one that its slot is: as large as it can be where it stands, its shape kept. */
export function Picture({ model, slot, file }: PictureProps) {
  const region = model.presentation.value?.regions?.[slot];
  if (region === undefined) return <img src={file} alt="" draggable={false} />;
  return <span class="region" style={regionStyle(region, file)} />;
}

/** The whole image behind a window that shows one part of it. */
export function regionStyle({ x, y, width, height, of }: PictureRegion, file: string) {
  const share = (from: number, length: number, whole: number) =>
    whole === length ? 0 : (100 * from) / (whole - length);
  return {
    aspectRatio: `${width} / ${height}`,
    backgroundImage: `url("${file}")`,
    backgroundSize: `${(100 * of.width) / width}% ${(100 * of.height) / height}%`,
    backgroundPosition: `${share(x, width, of.width)}% ${share(y, height, of.height)}%`,
  };
}
