import { Box } from '@chakra-ui/react';
import { ContactForm } from '../../features/contact/contact-form';
import { HomeSection } from './home-section';

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
