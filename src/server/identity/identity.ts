/** A person as the identity service vouches for them. */
export interface Identity {
  uid: string;
  email: string;
  displayName: string;
  photoURL: string;
}

/** Verifies an identity token; rejects when it is not valid. */
export type IdentityVerifier = (idToken: string) => Promise<Identity>;
