import { freshFor30Seconds } from '../../api/api';
import { useCategoriesQuery } from '../../api/categories-api';
import { loadFailureReason } from '../../api/request-failure';
import { lazyComponent } from '../../components/loading/lazy-component';
import { LoadFailure } from '../../components/loading/load-failure';
import { whenNeeded } from '../../components/loading/when-needed';
import { useIsHydrated } from '../../hydration/use-is-hydrated';
import { CategoriesSkeleton } from './categories-skeleton';
import { HomeSection } from './home-section';

/** Loads when needed, because it is below the first viewport. */
const CategorySlider = lazyComponent({
  label: 'the categories',
  load: async () => {
    await whenNeeded('categories');
    const module = await import(/* webpackChunkName: "carousel" */ './category-slider');
    return module.CategorySlider;
  },
  Fallback: CategoriesSkeleton,
});

export function CategoryCarousel() {
  const isHydrated = useIsHydrated();
  const { data, error, isFetching, refetch } = useCategoriesQuery(undefined, freshFor30Seconds);
  return (
    <HomeSection id="categories" heading="Choose Category">
      {/* The number of visible slides depends on the window, which the server does not know. */}
      {data && isHydrated ? (
        <CategorySlider categories={data} />
      ) : error ? (
        <LoadFailure
          label="the categories"
          reason={loadFailureReason(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <CategoriesSkeleton />
      )}
    </HomeSection>
  );
}
