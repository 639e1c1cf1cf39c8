/** A resource that a module of an author's draws. */
export interface GraphicResource {
  readonly id: string;
  /** Folder of the module: the game's, or a library's. */
  readonly root: string;
  /** Path of the module in it. */
  readonly module: string;
  /** What stands before its name in the game's presentation: the resource set that it is of, with a slash. */
  readonly prefix?: string;
  /** Pictures that it draws, named `id/slot`; left out, one by its own name. */
  readonly slots?: readonly string[] | undefined;
  readonly perSeat?: boolean | undefined;
}

/** Modules of pictures, and what they may stand on. */
export interface PictureSource {
  readonly graphics: readonly GraphicResource[];
  /** Folders of what pictures may import, by name. */
  readonly packages: ReadonlyMap<string, string>;
}
