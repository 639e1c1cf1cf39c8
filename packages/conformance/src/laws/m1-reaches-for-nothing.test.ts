import { expect, test } from 'vitest';
import type { Module } from '../module/module.js';
import { reachesForNothing } from './m1-reaches-for-nothing.js';

const told = (code: string) => reachesForNothing.look({ code } as unknown as Module)?.map(({ what }) => what);

test('M1 the way in which a publisher writes a power is its own', () => {
  expect(told('var __pow=Math.pow;export const area=(side)=>__pow(side,2);')).toEqual([]);
});

test('M1 a power that an author calls by its name is told', () => {
  const code = 'var __pow=Math.pow;export const root=(area)=>Math.pow(area,1/2);';
  expect(told(code)).toEqual(['`Math.pow` is used in line 1 of the bundle']);
});

test('M1 the engine may ask for a quicker hash, and nobody for anything else that is global', () => {
  expect(told('var{tapeteSha256:a}=globalThis;export const hash=a;')).toEqual([]);
  const code = 'var{tapeteSha256:a}=globalThis,{Date:b}=globalThis;export const now=b;';
  expect(told(code)).toEqual(['`globalThis` is used in line 1 of the bundle']);
});
