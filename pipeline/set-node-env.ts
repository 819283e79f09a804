import v8 from 'node:v8';

// React and the router choose their production code when they are first imported. Import this file
// before them. Child processes and worker threads inherit the variable.
process.env.NODE_ENV = 'production';

// Keeps the space for new objects small in all threads: it would grow to 64 MB in each. More frequent
// garbage collection takes no more time.
v8.setFlagsFromString('--semi-space-growth-factor=1');
