import type { Bot } from '@tapete/core';
/**
 * Fires where most of the ways in which the hidden ships can lie have a cell, and counts a way the more for each hit that it
 * explains. It places its fleet by chance. All it knows is what its seat is shown.
 */
export declare const hunter: Bot;
