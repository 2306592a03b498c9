import { Container } from '@chakra-ui/react';
import { routes } from '../../../contract/routes';
import { goods } from '../../../contract/website/goods-words';
import { BuyerProtection } from '../buyer-protection';
import { PageHead } from '../../components/page/page-head';
import { Advertisements } from './advertisements';
import { CategoryCarousel } from './category-carousel';
import { ContactUs } from './contact-us';
import { HeroBanner } from './hero-banner';
import { shopName } from '../../services/configuration';

export default function HomePage() {
  return (
    <>
      <PageHead
        title={routes.home.title}
        description={goods`${shopName()} is the marketplace for pre-owned watches: browse, book and pay, or sell your own.`}
      />
      <HeroBanner />
      <Container maxWidth="page" paddingTop={{ base: '4', md: '8' }}>
        <BuyerProtection direction="row" />
      </Container>
      <Advertisements />
      <CategoryCarousel />
      <ContactUs />
    </>
  );
}
