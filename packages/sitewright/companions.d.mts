import type { BuildStep } from './build/build-step.ts';
import type { DevelopmentPart } from './build/vite/development-part.ts';
import type { UpgradePart } from './lib/upgrade-part.ts';

export class VersionMismatch extends Error {}

export function findCommands(site?: string): Map<string, string>;
export function findPublishers(site?: string): string[];
export function describeElsewhere(what: string): string | undefined;
export function describeNode(site?: string): string;
export function loadCompanionParts(part: 'build', site?: string): Promise<BuildStep[]>;
export function loadCompanionParts(part: 'upgrade', site?: string): Promise<UpgradePart[]>;
export function loadCompanionParts(part: 'development', site?: string): Promise<DevelopmentPart[]>;
