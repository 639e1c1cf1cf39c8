import type { GraphicFinding, GraphicRequest, RenderedGraphic } from '@tapete/graphics';
import type { Finding } from '@tapete/manifest';
import type { GraphicResource } from './picture-source.js';

/** What one picture is asked for. Its theme follows from the variant. */
export type Asked = Omit<GraphicRequest, 'theme'>;

/** Whoever has the pictures of a resource: a module that draws them, or a package in which they are drawn. */
export interface Artist {
  /** `plain` first. */
  readonly variants: readonly string[];
  draw(asked: Asked): RenderedGraphic;
}

/** Who draws each resource; nobody where that was told already. */
export type Artists = (graphic: GraphicResource) => Artist | undefined;

/** What was drawn, and by which file. */
export interface Drawn {
  readonly file: string;
  readonly asked?: Asked;
}

/** What graphics found in a picture, as a finding in the module that drew it. */
export function toldOfGraphic(
  found: Pick<GraphicFinding, 'code' | 'message'>,
  { file, asked }: Drawn,
): Finding {
  const { slot, seat, variant } = asked ?? {};
  const what = slot === undefined ? '' : `${[slot, seat, variant].filter(Boolean).join(', ')}: `;
  return { severity: 'error', code: found.code, file, path: '', message: `${what}${found.message}` };
}
