import { current } from '../../api/api';
import { useCategoriesQuery } from '../../api/categories-api';
import { LoadFailure } from '../../components/load-failure';
import { CategoriesSkeleton } from './categories-skeleton';
import { CategorySlider } from './category-slider';
import { HomeSection } from './home-section';

export function CategoryCarousel() {
  const { data, isError, isFetching, refetch } = useCategoriesQuery(undefined, current);
  return (
    <HomeSection id="categories" heading="Choose Category">
      {data ? (
        <CategorySlider categories={data} />
      ) : isError ? (
        <LoadFailure what="the categories" retrying={isFetching} onRetry={refetch} />
      ) : (
        <CategoriesSkeleton />
      )}
    </HomeSection>
  );
}
