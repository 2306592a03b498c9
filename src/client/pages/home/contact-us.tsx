import { Box } from '@chakra-ui/react';
import { lazyComponent } from '../../components/loading/lazy-component';
import { SectionSpinner } from '../../components/loading/section-spinner';
import { whenNeeded } from '../../components/loading/when-needed';
import { HomeSection } from './home-section';

/** Lazy, unlike the section around it, which is prerendered. */
const ContactForm = lazyComponent({
  label: 'the form',
  load: async () => {
    await whenNeeded('contact');
    const module = await import(
      /* webpackChunkName: "contact-form" */ '../../features/contact/contact-form'
    );
    return module.ContactForm;
  },
  Fallback: () => <SectionSpinner label="Loading the form" fillsWindow />,
});

export function ContactUs() {
  return (
    <Box bg="bg.subtle">
      <HomeSection id="contact" heading="Contact Us">
        <Box
          maxWidth="3xl"
          marginX="auto"
          bg="bg.panel"
          borderWidth="1px"
          borderRadius="xl"
          padding={{ base: '5', md: '8' }}
        >
          <ContactForm />
        </Box>
      </HomeSection>
    </Box>
  );
}
