/** Table builder, scripted dice, matchers and the promises that every game must keep. */
export {};
