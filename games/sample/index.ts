/** The smallest honest game: the test of the engine, and the folder to copy from. */
export {};
