import { ChakraProvider } from '@chakra-ui/react';
import { LazyMotion, MotionConfig } from 'framer-motion';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { createStore } from '../api/store';
import { system } from '../theme/system';
import { CrashBoundary } from './crash-boundary';
import { Notifications } from './notifications';
import { Routes } from './routes';
import { SessionKeeper } from './session-keeper';

const store = createStore();
const motionFeatures = () => import('./motion-features').then(({ features }) => features);

export function Application() {
  return (
    <ChakraProvider value={system}>
      <MotionConfig reducedMotion="user">
        <LazyMotion features={motionFeatures} strict>
          <CrashBoundary>
            <Provider store={store}>
              <SessionKeeper />
              <Notifications />
              <BrowserRouter>
                <Routes />
              </BrowserRouter>
            </Provider>
          </CrashBoundary>
        </LazyMotion>
      </MotionConfig>
    </ChakraProvider>
  );
}
