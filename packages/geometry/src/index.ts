/** Squares, walls, distances, routes and lines of sight; knows no game. */
export {};
