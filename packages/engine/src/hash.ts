/** The state hash: SHA-256 over the canonical JSON, the same in Node and in a browser. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from './json.ts';

export const hashText = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

export const hashJson = (value: unknown): string => hashText(canonicalJson(value));
