/** Imported first: to load the rest of the sandbox takes seconds, in which nothing can be printed. */
console.log('Starting Secondhand …');

export {};
