/** What the button says before and after a press. */
export interface SaveSearchWords {
  action: string;
  done: string;
}

export const savingWords: SaveSearchWords = { action: 'Save this search', done: 'Search saved' };

/** To follow a seller is to save the search for all that they sell. */
export const followingWords: SaveSearchWords = { action: 'Follow', done: 'Following' };
