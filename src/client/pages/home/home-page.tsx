import { PageTitle } from '../../components/page-title';
import { Advertisements } from './advertisements';
import { CategoryCarousel } from './category-carousel';
import { ContactUs } from './contact-us';
import { HeroBanner } from './hero-banner';

export default function HomePage() {
  return (
    <>
      <PageTitle>Home</PageTitle>
      <HeroBanner />
      <Advertisements />
      <CategoryCarousel />
      <ContactUs />
    </>
  );
}
