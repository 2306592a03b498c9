import { Toaster } from 'react-hot-toast';

/** SPEC section 9, in milliseconds and pixels; react-hot-toast itself shows at most 20. */
export function Notifications() {
  return (
    <Toaster
      position="top-center"
      containerStyle={{ top: 80 }}
      toastOptions={{
        duration: 4000,
        success: { duration: 2000 },
        error: { duration: 4000 },
        loading: { duration: Infinity },
        style: {
          maxWidth: 350,
          background: 'var(--chakra-colors-bg-panel)',
          color: 'var(--chakra-colors-fg)',
          border: '1px solid var(--chakra-colors-border)',
        },
      }}
    />
  );
}
