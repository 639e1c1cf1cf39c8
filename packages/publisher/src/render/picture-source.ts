/** A resource that a module of the author's draws. */
export interface GraphicResource {
  readonly id: string;
  /** Path of the module. */
  readonly module: string;
  /** Pictures that it draws, named `id/slot`; left out, one by its own name. */
  readonly slots?: readonly string[] | undefined;
  readonly perSeat?: boolean | undefined;
}

export interface PictureSource {
  readonly root: string;
  readonly graphics: readonly GraphicResource[];
  readonly locales: readonly string[];
  /** The most that the game has. */
  readonly seats: number;
  /** Folders of what pictures may import, by name. */
  readonly packages: ReadonlyMap<string, string>;
}
