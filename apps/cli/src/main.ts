#!/usr/bin/env node
/** tablerunner: the command line. */
export {};
