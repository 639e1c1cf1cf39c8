import { useSignal } from '@preact/signals';
import type { ComponentType, VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { say } from '../words/words.js';
import { ahead } from './ahead.js';

/**
 * A part of the page that is fetched when the page has nothing else to do, or when it is shown for the first time; until
 * it is there, there is nothing.
 */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => VNode | null {
  let Part: ComponentType<Props> | undefined;
  const fetchPart = async () => {
    Part = await load();
  };
  ahead(fetchPart);
  return function Lazy(props: Props) {
    const is = useSignal<'coming' | 'here' | 'lost'>(Part === undefined ? 'coming' : 'here');
    useEffect(() => {
      if (is.value === 'here') return;
      // Even if it came ahead in the meantime: what was drawn without it has to be drawn again.
      fetchPart().then(
        () => (is.value = 'here'),
        () => (is.value = 'lost'),
      );
    }, []);
    if (is.value === 'lost') return <Lost />;
    return Part === undefined ? null : <Part {...props} />;
  };
}

/** The network is away, or the host has a newer page than this one. */
function Lost() {
  return (
    <p class="banner refusal" role="alert">
      {say('partLost')}{' '}
      <button type="button" class="button" onClick={() => location.reload()}>
        {say('loadAgain')}
      </button>
    </p>
  );
}
