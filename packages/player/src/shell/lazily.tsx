import { useSignal } from '@preact/signals';
import type { ComponentType, VNode } from 'preact';
import { useEffect } from 'preact/hooks';

/** A part of the page that is fetched when it is shown for the first time; until it is there, there is nothing. */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => VNode | null {
  let Part: ComponentType<Props> | undefined;
  return function Lazy(props: Props) {
    const isThere = useSignal(Part !== undefined);
    useEffect(() => {
      if (Part !== undefined) return;
      void load().then((loaded) => {
        Part = loaded;
        isThere.value = true;
      });
    }, []);
    return isThere.value && Part !== undefined ? <Part {...props} /> : null;
  };
}
