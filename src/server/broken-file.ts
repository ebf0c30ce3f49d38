/** A file of ours that cannot be what a program of ours has written; the message says what helps. */
export class BrokenFile extends Error {}
