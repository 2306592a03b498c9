import { lazy, type ComponentType } from 'react';

/** The only kind of props that every component can be given. */
type AnyProps = object;

export interface RetryableLazy<Props extends AnyProps> {
  /** Fetches it before it is shown; from then on it is drawn without a pause. */
  preload: () => Promise<void>;
  current: () => ComponentType<Props>;
  /** Asks for it again: what could not be fetched once stays lost to React otherwise. */
  again: () => ComponentType<Props>;
}

const loadRecipes = () => import(/* webpackChunkName: "recipes" */ '../theme/late-recipes');

/** A component in a chunk of its own, which brings the recipes that only such components need. */
export function retryableLazy<Props extends AnyProps>(
  load: () => Promise<ComponentType<Props>>,
): RetryableLazy<Props> {
  let loaded: ComponentType<Props> | undefined;
  const fetchOnce = async () => {
    const [component, { addLateRecipes }] = await Promise.all([load(), loadRecipes()]);
    addLateRecipes();
    loaded = component;
    return { default: component };
  };
  const again = () => lazy<ComponentType<Props>>(fetchOnce) as ComponentType<Props>;
  const first = again();
  return {
    preload: () => fetchOnce().then(() => undefined),
    current: () => loaded ?? first,
    again,
  };
}
