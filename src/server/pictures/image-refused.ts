/** The file is no picture, or none of a kind that is kept; the message is for people. */
export class ImageRefused extends Error {}
