import type { signInExamples } from '../../../../src/client/features/sign-in/sign-in.examples';
import { fillSignIn } from '../../people';
import { prepare } from '../stage';
import { answers, sights, signInScene, type SignInScene } from './sign-in';

/** What is possible on the login page; the other page has the rest. */
type Example = Exclude<
  keyof typeof signInExamples,
  'register' | 'sign in with Google' | 'the profile is taken' | 'the profile is not taken'
>;

export const login = prepare<SignInScene, Example>({
  title: 'The login page',
  machine: 'signIn',
  async arrange({ shop, visit }) {
    const member = await shop.join('buyer', 'Lotte Login');
    return signInScene(await visit('/login'), member);
  },
  gestures: {
    ...answers,
    'sign in with a password': (scene, ahead) => {
      const { page, person } = scene;
      scene.typed = person.email;
      const isRefused = ahead[0] === ('the identity service says no' satisfies Example);
      return fillSignIn(page, isRefused ? { ...person, password: 'mistyped' } : person);
    },
    'the identity service says no': ({ identity }) => identity.pass(),
  },
  states: sights,
});
